// node art/raw2png.mjs NAME WIDTH HEIGHT: art/work/NAME.raw, as Blender left it, to art/work/NAME.png.
import sharp from 'sharp'; import fs from 'fs'; import path from 'path';
const [,,n,w,h]=process.argv,f=path.resolve(import.meta.dirname,'work',n);
fs.writeFileSync(f+'.png',await sharp(fs.readFileSync(f+'.raw'),{raw:{width:+w,height:+h,channels:4}}).png().toBuffer());
