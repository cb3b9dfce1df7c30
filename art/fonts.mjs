// The two faces, cut down to the characters the site uses; and a .ttf of Ranchers for art.mjs.
import subset from 'subset-font'; import fs from 'fs'; import path from 'path';
const out=path.resolve(import.meta.dirname,'../web/assets/fonts'),work=path.resolve(import.meta.dirname,'work'); fs.mkdirSync(work,{recursive:true});
const ascii=Array.from({length:95},(_,i)=>String.fromCharCode(32+i)).join('');
const nm=path.resolve(import.meta.dirname,'../node_modules');
const r=await subset(fs.readFileSync(nm+'/@fontsource/ranchers/files/ranchers-latin-400-normal.woff2'),ascii+'’–—·…¡¿ñé',{targetFormat:'woff2',noLayoutClosure:true});
fs.writeFileSync(out+'/ranchers.woff2',r);
fs.writeFileSync(work+'/ranchers.ttf',await subset(fs.readFileSync(nm+'/@fontsource/ranchers/files/ranchers-latin-400-normal.woff2'),ascii,{targetFormat:'truetype'}));
const f=await subset(fs.readFileSync(nm+'/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),ascii+'’‘“”–—·…×−+→←✓•é ñáíóú¡¿',{targetFormat:'woff2',variationAxes:{wght:{min:400,max:800,default:400}}});
fs.writeFileSync(out+'/figtree.woff2',f); console.log('ranchers',r.length,'figtree',f.length);
