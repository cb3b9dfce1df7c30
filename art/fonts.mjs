// The two faces, cut down to the characters the site uses; a .ttf of Ranchers for art.mjs; and the letters of Ranchers as
// outlines, for the pictures that the server makes of a restaurant's name (server/pictures/set-name.ts).
import subset from 'subset-font'; import fs from 'fs'; import path from 'path'; import opentype from 'opentype.js';
const out=path.resolve(import.meta.dirname,'../web/assets/fonts'),work=path.resolve(import.meta.dirname,'work'); fs.mkdirSync(work,{recursive:true});
const rng=(a,b)=>Array.from({length:b-a+1},(_,i)=>String.fromCharCode(a+i)).join('');
const ascii=rng(32,126);
const nm=path.resolve(import.meta.dirname,'../node_modules');
const R=nm+'/@fontsource/ranchers/files/ranchers-',cut=(half,chars,targetFormat)=>subset(fs.readFileSync(R+half+'-400-normal.woff2'),chars,{targetFormat,noLayoutClosure:true});
// The first file has all that English and Spanish need. The others are fetched where a name needs them (unicode-range in
// web/ui/tokens.css): the rest of Latin-1, and Latin Extended-A with the Romanian letters.
const base=ascii+'\u00a0¡¿·×ÁÉÍÑÓÚÜáéíñóúü–—‘’“”•…−';
const more=[...rng(0xA1,0xFF).replace('\u00AD','')+rng(0x100,0x17E)+'ȘșȚț€'].filter(c=>!base.includes(c)).join('');
const files={'ranchers':['latin',base],'ranchers-l1':['latin',more],'ranchers-xa':['latin-ext',more]};
const letters={},kerning={};let unitsPerEm=0;
for(const [name,[half,chars]] of Object.entries(files)){
 const woff=await cut(half,chars,'woff2'); fs.writeFileSync(`${out}/${name}.woff2`,woff); console.log(name,woff.length);
 const ttf=await cut(half,chars,'truetype'),font=opentype.parse(ttf.buffer.slice(ttf.byteOffset,ttf.byteOffset+ttf.byteLength)); unitsPerEm=font.unitsPerEm;
 const known=[...chars].filter(c=>font.charToGlyphIndex(c)>0);
 for(const c of known){const g=font.charToGlyph(c); letters[c]??=[g.advanceWidth,g.getPath(0,0,unitsPerEm).toPathData(0)];}
 for(const a of known) for(const b of known){const k=font.getKerningValue(font.charToGlyph(a),font.charToGlyph(b)); if(k) kerning[a+b]=k;}
}
fs.writeFileSync(path.resolve(import.meta.dirname,'../server/pictures/display-letters.json'),JSON.stringify({unitsPerEm,letters,kerning})+'\n');
fs.writeFileSync(work+'/ranchers.ttf',await subset(fs.readFileSync(R+'latin-400-normal.woff2'),ascii,{targetFormat:'truetype'}));
const f=await subset(fs.readFileSync(nm+'/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),ascii+'’‘“”–—·…×−+→←✓•é ñáíóú¡¿',{targetFormat:'woff2',variationAxes:{wght:{min:400,max:800,default:400}}});
fs.writeFileSync(out+'/figtree.woff2',f); console.log('figtree',f.length);
