// The small picture of a burrito on its colour field, beside its name in the cart and on the bill.
import beanAvif from '../assets/thumb-bean.avif'
import beanWebp from '../assets/thumb-bean.webp'
import beefAvif from '../assets/thumb-beef.avif'
import beefWebp from '../assets/thumb-beef.webp'
import chixAvif from '../assets/thumb-chix.avif'
import chixWebp from '../assets/thumb-chix.webp'
import porkAvif from '../assets/thumb-pork.avif'
import porkWebp from '../assets/thumb-pork.webp'
import { classNames } from '../ui/class-names.ts'
import { Picture, type PictureFiles } from '../ui/picture.tsx'
import './burrito.css'

const thumbs: Readonly<Record<string, PictureFiles>> = {
  beef: { avif: beefAvif, webp: beefWebp },
  chix: { avif: chixAvif, webp: chixWebp },
  bean: { avif: beanAvif, webp: beanWebp },
  pork: { avif: porkAvif, webp: porkWebp },
}

/** The items that have a picture. */
export const picturedItems = Object.keys(thumbs)

export function BurritoThumb({ item, className }: { item: string; className?: string }) {
  const files = thumbs[item]
  return (
    <span className={classNames('burrito-thumb', `burrito-field--${item}`, className)}>
      {files && <Picture files={files} alt="" width={240} height={200} fades />}
    </span>
  )
}
