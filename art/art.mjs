// Every printed shape of the site, computed: bunting, fringe, rosette, logo, stamp, steps, grain, icons. Run fonts.mjs first.
import fs from 'fs'; import path from 'path'; import opentype from 'opentype.js'; import sharp from 'sharp';
const OUT=path.resolve(import.meta.dirname,'../web/assets'),TTF=path.resolve(import.meta.dirname,'work/ranchers.ttf');
const font=opentype.parse(fs.readFileSync(TTF).buffer.slice(0));
const n=x=>+x.toFixed(1);
const K={ink:'#3A0A1E',masa:'#FFF4D6',maiz:'#FFB91F',rosa:'#C8005F',agave:'#0B6B5B',chile:'#E8501E',cielo:'#37B3A0',rosita:'#F478A8',tort:'#F2CF93',toast:'#C27A2E',foil:'#EDE6EA',foil2:'#C9BCC6'};
const save=(f,s)=>{s=s.replace(/\n\s*/g,'');fs.writeFileSync(OUT+'/'+f,s);console.log(f,s.length)};
const svg=(w,h,b,extra='')=>`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}"${extra}>${b}</svg>`;
// --- cut-paper primitives (sub-paths for even-odd fill) ---
const circ=(x,y,r)=>`M${n(x-r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2*r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2*r)} 0z`;
const dia=(x,y,a,b=a)=>`M${n(x)} ${n(y-b)}L${n(x+a)} ${n(y)}L${n(x)} ${n(y+b)}L${n(x-a)} ${n(y)}z`;
const rot=(x,y,t)=>[x*Math.cos(t)-y*Math.sin(t),x*Math.sin(t)+y*Math.cos(t)];
const petal=(cx,cy,t,r0,r1,w)=>{const p=(x,y)=>{const q=rot(x,y,t);return n(cx+q[0])+' '+n(cy+q[1])};const m=r0+(r1-r0)*.62;return `M${p(r0,0)}Q${p(m,-w)} ${p(r1,0)}Q${p(m,w)} ${p(r0,0)}z`};
const drop=(cx,cy,t,r0,r1,w)=>{const p=(x,y)=>{const q=rot(x,y,t);return n(cx+q[0])+' '+n(cy+q[1])};return `M${p(r0,0)}C${p(r0+(r1-r0)*.4,-w*.4)} ${p(r1-w*.6,-w)} ${p(r1,0)}C${p(r1-w*.6,w)} ${p(r0+(r1-r0)*.4,w*.4)} ${p(r0,0)}z`};
const ring=(cx,cy,k,r,f,off=0)=>Array.from({length:k},(_,i)=>{const t=(i+off)/k*2*Math.PI;return f(cx+r*Math.cos(t),cy+r*Math.sin(t),t)}).join('');
const petals=(cx,cy,k,r0,r1,w,off=0,f=petal)=>Array.from({length:k},(_,i)=>f(cx,cy,(i+off)/k*2*Math.PI,r0,r1,w)).join('');
const text=(s,x,y,size)=>font.getPath(s,x,y,size).toPathData(1);
const tw=(s,size)=>font.getAdvanceWidth(s,size);
// --- papel picado flags, 120 x 138 ---
function flag(motif){ let d='M0 0H120V116'; for(let i=0;i<6;i++){const x=120-i*20; d+=`Q${x} 136 ${x-10} 138Q${x-20} 136 ${x-20} 116`;} d+='z';
  for(let i=0;i<6;i++){d+=drop(10+i*20,132,-Math.PI/2,2,16,4.2);} // fringe eyelets
  for(let i=0;i<9;i++) d+=dia(12+i*12,10,3.4,4.4);
  for(let i=0;i<7;i++){d+=dia(8,26+i*12,2.6,4);d+=dia(112,26+i*12,2.6,4)}
  return d+motif; }
const c=[60,60];
const F={
 sol:flag(circ(...c,11)+petals(...c,12,15,38,6)+ring(...c,12,40,(x,y)=>circ(x,y,2.4),.5)),
 flor:flag(circ(...c,6)+petals(...c,8,10,27,9,0,drop)+petals(...c,8,16,40,5,.5)+[[24,26],[96,26],[24,94],[96,94]].map(p=>dia(...p,5,7)).join('')),
 ano:flag(text('95',60-tw('95',62)/2,82,62)+[24,42,60,78,96].map(x=>circ(x,26,3)).join('')+[24,42,60,78,96].map(x=>circ(x,97,3)).join('')),
 burro:flag((()=>{const R=(x,y)=>{const q=rot(x,y,-.62);return n(60+q[0])+' '+n(60+q[1])};
   let d=`M${R(-34,-13)}Q${R(-41,0)} ${R(-34,13)}L${R(-4,15)}L${R(-7,9)}L${R(-2,4)}L${R(-7,-1)}L${R(-2,-6)}L${R(-6,-10)}L${R(-3,-15)}z`; // foil
   d+=`M${R(2,-15)}L${R(26,-14)}Q${R(20,0)} ${R(26,14)}L${R(1,15)}L${R(-2,9)}L${R(3,4)}L${R(-2,-1)}L${R(3,-6)}L${R(-1,-10)}z`;
   d+=`M${R(30,-13)}Q${R(40,0)} ${R(30,13)}Q${R(25,0)} ${R(30,-13)}z`; return d})()+ring(...c,14,43,(x,y)=>circ(x,y,2.3))),
};
const order=['sol','burro','flor','ano'],flowers=['sol','flor','burro','flor'];
// bunting: one swag per tile, flags hang from the string; three colourways
function bunting(file,cols,string,order){ const TW=640,pad=14; let b=''; const yy=x=>6+34*Math.sin(Math.PI*(x/TW)); let g='';
  order.forEach((k,i)=>{const x0=pad+i*((TW-2*pad-4*120*.98)/3+120*.98)+8; const x=20+i*152.5; const mid=x+60; const sl=Math.atan(34*Math.PI/TW*Math.cos(Math.PI*mid/TW)); 
    g+=`<g transform="translate(${n(x+12)} ${n(yy(x+12)+ (sl<0?0:0))}) rotate(${n(sl*57.3)}) scale(.9)"><path fill-rule="evenodd" fill="${cols[i]}" d="${F[k]}"/><path fill="#fff" opacity=".14" d="M0 0H120V7H0z"/></g>`});
  b+=g+`<path d="${Array.from({length:33},(_,i)=>(i?'L':'M')+n(i*20)+' '+n(yy(i*20))).join('')}" fill="none" stroke="${string}" stroke-width="2.5"/>`;
  save(file,svg(TW,176,b)); }
// With the year of the first restaurant, and without any.
for(const [more,motifs] of [['',order],['-flowers',flowers]]){
 bunting(`bunting-warm${more}.svg`,[K.rosa,K.masa,K.agave,K.chile],K.ink,motifs);
 bunting(`bunting-masa${more}.svg`,[K.rosa,K.maiz,K.agave,K.chile],K.ink,motifs);
}
// single flags for empty states
for(const k of ['flor']) save(`flag-${k}.svg`,svg(120,140,`<path fill-rule="evenodd" fill="${K.rosa}" d="${F[k]}"/>`));
// fringe edge (mask): scallop row used as a section divider, tile 40 x 34
save('fringe.svg',svg(80,44,`<path fill-rule="evenodd" d="M0 0H80V20Q80 42 70 44Q60 42 60 20Q60 42 50 44Q40 42 40 20Q40 42 30 44Q20 42 20 20Q20 42 10 44Q0 42 0 20z${[10,30,50,70].map(x=>drop(x,38,-Math.PI/2,2,17,4)).join('')}${[0,20,40,60,80].map(x=>dia(x,9,3,4)).join('')}"/>`));
// rosette (mask) behind each burrito
const R=[200,200];
save('rosette.svg',svg(400,400,`<path fill-rule="evenodd" d="${circ(...R,148)}${ring(...R,24,138,(x,y)=>dia(x,y,4.2),.5)}${petals(...R,24,96,130,9)}${ring(...R,24,92,(x,y)=>circ(x,y,3),.5)}${petals(...R,16,52,86,11,.5,drop)}${petals(...R,16,46,76,5)}${circ(...R,40)}${circ(...R,33)}${petals(...R,8,6,30,7)}"/><path d="${petals(...R,36,156,196,9,0,drop)}"/><path d="${ring(...R,36,160,(x,y)=>circ(x,y,3),.5)}"/>`));
// --- the mark: a foil-wrapped burrito in a scalloped sun ---
function scallop(cx,cy,r,k,b){let d='';for(let i=0;i<k;i++){const a=i/k*2*Math.PI,e=(i+1)/k*2*Math.PI,m=(a+e)/2;const p=t=>n(cx+r*Math.cos(t))+' '+n(cy+r*Math.sin(t));d+=(i?'':'M'+p(a))+`Q${n(cx+(r+b)*Math.cos(m))} ${n(cy+(r+b)*Math.sin(m))} ${p(e)}`}return d+'z'}
const burrito=(detail=true)=>`
 <path d="M-27 -12Q-35 0 -27 12L2 14V-14z" fill="${K.foil}"/>
 ${detail?`<path d="M-30 -3L-18 -13L-12 1L-22 13z" fill="${K.foil2}"/><path d="M-12 1L-4 -14H2V-6z M-12 1L-6 14H-14z" fill="#fff"/>`:`<path d="M-30 -3L-16 -13L-10 3L-22 13z" fill="${K.foil2}"/>`}
 <path d="M0 -14L22 -13.5Q17 0 22 13.5L0 14L-5 8.5L0 4L-5 -1L0 -5.5L-4 -10z" fill="${K.tort}"/>
 <path d="M0 14L22 13.5Q20.6 9 20 6Q10 10.500 -3 10.500z" fill="${K.toast}" opacity=".55"/>
 ${detail?`<path d="M5 -7q3-2 4 0t-3 2zM12 -10q2-1 3 .5t-2 1.500zM7 3q3-1.500 4 .5t-3 2zM14 -2q2-1 2.500.8t-2 1z" fill="${K.toast}"/>`:`<circle cx="8" cy="-5" r="2.200" fill="${K.toast}"/><circle cx="11" cy="4" r="1.800" fill="${K.toast}"/>`}
 <ellipse cx="23" cy="0" rx="6.600" ry="14" fill="${K.tort}"/><ellipse cx="23.400" cy="0" rx="5" ry="11.800" fill="#6E2413"/>
 <g><circle cx="22.500" cy="-7" r="2.600" fill="#7DB93B"/><circle cx="25" cy="-2.500" r="2.700" fill="#E8421E"/><circle cx="21.800" cy="0" r="2.200" fill="#FFF0CE"/><circle cx="24.600" cy="3.600" r="2.500" fill="${K.maiz}"/><circle cx="22.300" cy="7.300" r="2.500" fill="#7DB93B"/></g>`;
const mark=(bg=K.rosa,det=true,sc=.86)=>`<path d="${scallop(32,32,27.5,18,5)}" fill="${bg}"/><circle cx="32" cy="32" r="24.500" fill="none" stroke="${K.maiz}" stroke-width="1.500" stroke-dasharray="0 5.130" stroke-linecap="round"/><g transform="translate(31 32.500) rotate(-38) scale(${sc})">${burrito(det)}</g>`;
save('mark.svg',svg(64,64,mark())); fs.copyFileSync(OUT+'/mark.svg',path.resolve(OUT,'../../server/pictures/mark.svg')); // for the pictures of a name
save('favicon.svg',svg(64,64,`<path d="${scallop(32,32,28.5,14,6)}" fill="${K.rosa}"/><g transform="translate(31 32.500) rotate(-38) scale(1)">${burrito(false)}</g>`));
const wm=(s,x,y,size,fill)=>`<path fill="${fill}" d="${text(s,x,y,size)}"/>`;
const W=tw('Burritoful',54);
save('logo.svg',svg(n(74+W+2),64,mark()+wm('Burritoful',72,50,54,K.ink),` role="img" aria-label="Burritoful"`));
save('logo-light.svg',svg(n(74+W+2),64,mark()+wm('Burritoful',72,50,54,K.masa),` role="img" aria-label="Burritoful"`));
// --- stamp: since 1995 ---
function around(s,r,size,start,dir=1){let t=start,o='';const adv=[...s].map(ch=>font.getAdvanceWidth(ch,size)+1.6);const total=adv.reduce((a,b)=>a+b,0)/r;t-=dir*total/2;[...s].forEach((ch,i)=>{const a=adv[i]/r;const m=t+dir*a/2;const x=80+r*Math.cos(m),y=80+r*Math.sin(m);const g=font.getPath(ch,-font.getAdvanceWidth(ch,size)/2,0,size).toPathData(1);if(g)o+=`<path transform="translate(${n(x)} ${n(y)}) rotate(${n(m*57.2958+(dir>0?90:-90))})" d="${g}"/>`;t+=dir*a});return o}
const seal=inside=>svg(160,160,`<path d="${scallop(80,80,70,28,7)}" fill="${K.rosa}"/><circle cx="80" cy="80" r="63" fill="none" stroke="${K.masa}" stroke-width="2"/><circle cx="80" cy="80" r="39" fill="none" stroke="${K.masa}" stroke-width="2"/><g fill="${K.masa}">${around('ROLLED BY HAND',45.5,17,-Math.PI/2)}${around('EVERY DAY',57.5,17,Math.PI/2,-1)}<path d="${dia(29,86,3.5,5)}${dia(131,86,3.5,5)}"/>${inside}`);
save('stamp-1995.svg',seal(`<path d="${text('since',80-tw('since',20)/2,72,20)}"/></g><path fill="${K.maiz}" d="${text('1995',80-tw('1995',36)/2,102,36)}"/>`));
// Of a restaurant that does not say since when; and with room for the year of another.
save('stamp-flower.svg',seal(`</g><path fill="${K.maiz}" fill-rule="evenodd" d="${petals(80,80,8,9,31,8,0,drop)}${circ(80,80,5)}"/>`));
save('stamp-ring.svg',seal('</g>'));
// --- carrito: the cart icon is a street cart with a parasol ---
save('cart.svg',svg(48,48,`<path d="M22.700 12h2.600v20h-2.600z" fill="${K.ink}"/><path d="M24 2C13 2 5.500 8.500 4 17q2.500 2.600 5 0 2.500 2.600 5 0 2.500 2.600 5 0 2.500 2.600 5 0 2.500 2.600 5 0 2.500 2.600 5 0 2.500 2.600 5 0 2.500 2.600 5 0C42.500 8.500 35 2 24 2z" fill="${K.rosa}"/><path d="M24 2C19 6 15.500 11 14 17q2.500 2.600 5 0 2.500 2.600 5 0zM24 2C33 5 36.500 11 39 17q2.500 2.600 5 0C42.500 8.500 35 2 24 2z" fill="${K.maiz}"/><path d="M5 26h36l4-3 1.400 2-4 3.300L40 40H9z" fill="${K.ink}"/><path d="M10 29.500h27l-.8 3.500H10.800z" fill="${K.maiz}"/><circle cx="16" cy="41" r="5.500" fill="${K.ink}"/><circle cx="16" cy="41" r="2.200" fill="${K.masa}"/><circle cx="34" cy="41" r="5.500" fill="${K.ink}"/><circle cx="34" cy="41" r="2.200" fill="${K.masa}"/>`));
// --- cards accepted: two invented cards, no scheme marks ---
save('cards.svg',svg(150,60,`<g transform="rotate(-7 40 30)"><rect x="6" y="10" width="66" height="42" rx="6" fill="${K.agave}"/><path d="M6 20h66v8H6z" fill="${K.ink}"/><path d="M13 38h26v3H13zM13 44h16v3H13z" fill="${K.masa}"/><path d="${petals(60,42,8,2,7,2.4)}" fill="${K.maiz}"/></g><g transform="rotate(5 98 30)"><rect x="62" y="9" width="66" height="42" rx="6" fill="${K.rosa}"/><rect x="70" y="18" width="12" height="10" rx="2" fill="${K.maiz}"/><path d="M70 23h12M76 18v10" stroke="${K.ink}" stroke-width="1"/><g fill="${K.masa}">${[0,1,2,3].map(i=>`<circle cx="${72+i*3.600}" cy="36" r="1.200"/><circle cx="${89+i*3.600}" cy="36" r="1.200"/>`).join('')}<path d="M70 42h22v3H70z"/></g><path d="M113 17q5 6 0 12M109 19q3 4 0 8M117 15q7 8 0 16" fill="none" stroke="${K.masa}" stroke-width="1.800" stroke-linecap="round"/><circle cx="115" cy="42" r="4.600" fill="${K.chile}"/><circle cx="120" cy="42" r="4.600" fill="${K.maiz}" opacity=".0"/></g>`,` role="img" aria-label="Credit and debit cards accepted"`));
// --- tracker: tortilla → filled → wrapped ---
const tortilla=`<circle cx="48" cy="50" r="38" fill="${K.toast}"/><circle cx="48" cy="48" r="38" fill="${K.tort}"/><g fill="${K.toast}"><path d="M26 34q6-6 10-1t-6 7q-6 0-4-6zM62 26q5-3 8 1t-3 5q-6 0-5-6zM68 56q5-4 8 1t-4 6q-6-1-4-7zM30 64q5-3 7 1t-4 5q-5-1-3-6zM50 74q4-3 6 0t-3 4q-4 0-3-4z"/><circle cx="50" cy="20" r="2"/><circle cx="18" cy="52" r="2.500"/><circle cx="58" cy="64" r="1.800"/></g>`;
save('step-1.svg',svg(96,96,tortilla));
save('step-2.svg',svg(96,96,tortilla+`<g><path d="M22 48Q26 34 48 35T75 47Q74 60 50 61T22 48z" fill="#6E2413"/><g fill="#FFF0CE"><rect x="30" y="42" width="9" height="3.500" rx="1.700" transform="rotate(20 34 43)"/><rect x="41" y="52" width="9" height="3.500" rx="1.700" transform="rotate(-18 45 53)"/><rect x="58" y="41" width="9" height="3.500" rx="1.700" transform="rotate(35 62 43)"/><rect x="56" y="53" width="9" height="3.500" rx="1.700"/></g><g fill="#E8421E"><rect x="48" y="39" width="7" height="7" rx="2"/><rect x="32" y="50" width="7" height="7" rx="2"/><rect x="66" y="48" width="6" height="6" rx="2"/></g><path d="M26 45q6-9 12-3-5 6-12 3zM54 50q7-6 12 1-7 4-12-1zM42 38q2-7 9-4-2 6-9 4z" fill="#5FA02B"/><circle cx="44" cy="48" r="3" fill="${K.maiz}"/><circle cx="62" cy="47.500" r="2.600" fill="${K.maiz}"/></g>`));
save('step-3.svg',svg(96,96,`<g transform="translate(46 49) rotate(-38) scale(1.280)">${burrito(true)}</g>`));
save('bean.svg',svg(24,16,`<path d="M2 8C2 2.500 7 1 11 2.600c1.600.6 2.600.5 4.400-.2C19.500 1 22.500 4 22 8.500 21.400 13.500 16.500 15.500 12 15 6 14.500 2 13 2 8z" fill="${K.ink}"/><path d="M6 5.500q2-2 4.500-1.200" stroke="${K.rosita}" stroke-width="1.400" fill="none" stroke-linecap="round"/>`));
// --- grain: screen-print tooth, tiled, ink-coloured specks ---
const S=180,buf=Buffer.alloc(S*S*4);let seed=9;const rnd=()=>(seed=(seed*16807)%2147483647)/2147483647;
for(let i=0;i<S*S;i++){const r=rnd();buf[i*4]=58;buf[i*4+1]=10;buf[i*4+2]=30;buf[i*4+3]=r>.965?150:r>.90?64:0}
await sharp(buf,{raw:{width:S,height:S,channels:4}}).png({palette:true,colours:4,compressionLevel:9}).toFile(OUT+'/grain.png');console.log('grain.png',fs.statSync(OUT+'/grain.png').size);
// --- icons for browsers that take no SVG ---
await sharp(OUT+'/favicon.svg',{density:300}).resize(32,32).png({palette:true,effort:10}).toFile(OUT+'/favicon-32.png');
await sharp(OUT+'/favicon.svg',{density:300}).resize(148,148).extend({top:16,bottom:16,left:16,right:16,background:'#FFB91F'}).flatten({background:'#FFB91F'}).png({palette:true,effort:10}).toFile(OUT+'/apple-touch-icon.png');
