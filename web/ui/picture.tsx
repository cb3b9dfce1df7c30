// A picture in AVIF with WebP for browsers that lack it.
import { useState } from 'react'
import { classNames } from './class-names.ts'
import './picture.css'

export interface PictureFiles {
  readonly avif: string
  readonly webp: string
}

interface PictureProps {
  files: PictureFiles
  /** The same picture at several widths, as a srcset; the WebP is for old browsers and has one. */
  avifSet?: string
  sizes?: string
  alt: string
  width: number
  height: number
  className?: string
  /** Fades in once it is there, over the colour field that stands in for it. */
  fades?: boolean
  loading?: 'lazy' | 'eager'
  fetchPriority?: 'high' | 'auto'
}

export function Picture({ files, avifSet, sizes, alt, className, fades = false, ...image }: PictureProps) {
  const [arrived, setArrived] = useState(false)
  const show = () => setArrived(true)
  return (
    <picture className={classNames(fades && 'picture-fades', arrived && 'picture-fades--in', className)}>
      <source type="image/avif" srcSet={avifSet ?? files.avif} sizes={sizes} />
      <img {...image} alt={alt} src={files.webp} onLoad={show} onError={show} />
    </picture>
  )
}
