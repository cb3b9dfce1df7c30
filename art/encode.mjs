// node art/encode.mjs [ONLY]: the renders in art/work (RGBA PNG) to AVIF + WebP, the best quality that fits the byte budget.
import sharp from 'sharp'; import fs from 'fs'; import path from 'path';
const IN=path.resolve(import.meta.dirname,'work'),OUT=path.resolve(import.meta.dirname,'../web/assets'),MENU='../../server/db/menu/starting-pictures/',[,,ONLY]=process.argv;
const JOBS=[['hero','f-hero',1200,60e3,80e3],['hero-820','f-hero',820,36e3,50e3],...['beef','chix','bean','pork'].flatMap(k=>[[MENU+k+'-card','f-'+k,720,25e3,35e3],[MENU+k+'-tile','f-'+k,440,10e3,18e3],[MENU+k+'-thumb','f-'+k,240,8.5e3,10.5e3]]),['crumbs','f-crumbs',600,16e3,22e3]];
const fit=async(make,max,hi,lo)=>{let best=null,q=0; while(lo<=hi){const m=(lo+hi)>>1,b=await make(m); if(b.length<=max){best=b;q=m;lo=m+1}else hi=m-1} if(!best)throw Error('does not fit'); return [best,q]};
for(const [n,src,w,maxA,maxW] of JOBS){
  if(ONLY&&!n.includes(ONLY))continue; if(!fs.existsSync(`${IN}/${src}.png`)){console.log('missing',src);continue}
  const px=await sharp(`${IN}/${src}.png`).resize(w,null,{kernel:'lanczos3'}).sharpen({sigma:.55,m1:.3,m2:1}).png({compressionLevel:1}).toBuffer();
  const [a,qa]=await fit(q=>sharp(px).avif({quality:q,effort:5,chromaSubsampling:'4:2:0'}).toBuffer(),maxA,62,24); fs.writeFileSync(`${OUT}/${n}.avif`,a);
  const [c,qc]=await fit(q=>sharp(px).webp({quality:q,alphaQuality:60,effort:5,smartSubsample:true}).toBuffer(),maxW,80,20); fs.writeFileSync(`${OUT}/${n}.webp`,c);
  const m=await sharp(px).metadata(); console.log(n,m.width+'x'+m.height,'avif',a.length,'q',qa,'webp',c.length,'q',qc);
}
