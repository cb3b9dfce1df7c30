// The picture files of each burrito.
import beanAvif from '../assets/burrito-bean.avif'
import beanWebp from '../assets/burrito-bean.webp'
import beefAvif from '../assets/burrito-beef.avif'
import beefWebp from '../assets/burrito-beef.webp'
import chixAvif from '../assets/burrito-chix.avif'
import chixWebp from '../assets/burrito-chix.webp'
import porkAvif from '../assets/burrito-pork.avif'
import porkWebp from '../assets/burrito-pork.webp'
import type { PictureFiles } from '../ui/picture.tsx'

export const burritoPictures: Readonly<Record<string, PictureFiles>> = {
  beef: { avif: beefAvif, webp: beefWebp },
  chix: { avif: chixAvif, webp: chixWebp },
  bean: { avif: beanAvif, webp: beanWebp },
  pork: { avif: porkAvif, webp: porkWebp },
}
