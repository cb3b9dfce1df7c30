// The picture of a burrito on the Welcome screen's tiles: smaller than on the menu, so that there is less to download.
import beanAvif from '../assets/tile-bean.avif'
import beanWebp from '../assets/tile-bean.webp'
import beefAvif from '../assets/tile-beef.avif'
import beefWebp from '../assets/tile-beef.webp'
import chixAvif from '../assets/tile-chix.avif'
import chixWebp from '../assets/tile-chix.webp'
import porkAvif from '../assets/tile-pork.avif'
import porkWebp from '../assets/tile-pork.webp'
import { Picture, type PictureFiles } from '../ui/picture.tsx'

const tiles: Readonly<Record<string, PictureFiles>> = {
  beef: { avif: beefAvif, webp: beefWebp },
  chix: { avif: chixAvif, webp: chixWebp },
  bean: { avif: beanAvif, webp: beanWebp },
  pork: { avif: porkAvif, webp: porkWebp },
}

export function BurritoTilePicture({ item, className }: { item: string; className: string }) {
  const files = tiles[item]
  return (
    files && (
      <Picture files={files} alt="" width={440} height={367} loading="lazy" fades className={className} />
    )
  )
}
