// node art/email-art.mjs: the logo and the bunting as PNG for the letters in server/letters (mail programs show no SVG and no AVIF). Run art.mjs first.
import path from 'path'; import sharp from 'sharp';
const IN=path.resolve(import.meta.dirname,'../web/assets'),OUT=path.resolve(import.meta.dirname,'../server/letters');
await sharp(`${IN}/logo.svg`,{density:160}).resize(376,80,{fit:'contain',background:'#FFF4D6'}).flatten({background:'#FFF4D6'}).png({palette:true,colours:48,effort:10}).toFile(`${OUT}/email-logo.png`);
const t=await sharp(`${IN}/bunting-warm.svg`,{density:150}).resize(600,166).png().toBuffer();
await sharp({create:{width:1200,height:166,channels:4,background:'#FFB91F'}}).composite([{input:t,left:0,top:0},{input:t,left:600,top:0}]).png({palette:true,colours:32,effort:10}).toFile(`${OUT}/email-bunting.png`);
