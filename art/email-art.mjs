// node art/email-art.mjs: the logo and the bunting as PNG for the emails in server/emails (mail programs show no SVG and no AVIF),
// and the ground of the link preview that the server makes of another restaurant's name. Run art.mjs first.
import path from 'path'; import sharp from 'sharp';
const IN=path.resolve(import.meta.dirname,'../web/assets'),OUT=path.resolve(import.meta.dirname,'../server/emails');
await sharp(`${IN}/logo.svg`,{density:160}).resize(376,80,{fit:'contain',background:'#FFF4D6'}).flatten({background:'#FFF4D6'}).png({palette:true,colours:48,effort:10}).toFile(`${OUT}/email-logo.png`);
for(const more of ['','-flowers']){
 const t=await sharp(`${IN}/bunting-warm${more}.svg`,{density:150}).resize(600,166).png().toBuffer();
 await sharp({create:{width:1200,height:166,channels:4,background:'#FFB91F'}}).composite([{input:t,left:0,top:0},{input:t,left:600,top:0}]).png({palette:true,colours:32,effort:10}).toFile(`${OUT}/email-bunting${more}.png`);
}
// --- the link preview without words: rays, flags, food and stamp, as in og-image.png ---
const W=1200,H=630,cx=864,cy=378,r=1400;
const ray=i=>{const p=a=>`${(cx+r*Math.sin(a)).toFixed(1)} ${(cy-r*Math.cos(a)).toFixed(1)}`,t=i*15+7.5,rad=Math.PI/180;return `M${cx} ${cy}L${p(t*rad)}L${p((t+7.5)*rad)}z`};
const rays=Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}"><path fill="#FFB91F" d="M0 0H${W}V${H}H0z"/><path fill="#FFC747" d="${Array.from({length:24},(_,i)=>ray(i)).join('')}"/></svg>`);
const flags=await sharp(`${IN}/bunting-warm-flowers.svg`,{density:150}).resize(500,138).extract({left:0,top:14,width:500,height:124}).png().toBuffer();
const food=await sharp(`${IN}/hero.webp`).resize(772).extract({left:0,top:0,width:728,height:546}).png().toBuffer();
const stamp=await sharp(`${IN}/stamp-flower.svg`,{density:300}).resize(136).rotate(11,{background:'#0000'}).png().toBuffer();
const left=await sharp(flags).extract({left:150,top:0,width:350,height:124}).png().toBuffer(),right=await sharp(flags).extract({left:0,top:0,width:350,height:124}).png().toBuffer();
await sharp(rays).composite([{input:left,left:0,top:0},{input:flags,left:350,top:0},{input:right,left:850,top:0},{input:food,left:472,top:84},{input:stamp,left:1016,top:116}]).webp({quality:92,effort:6}).toFile(path.resolve(import.meta.dirname,'../server/pictures/preview-ground.webp'));
