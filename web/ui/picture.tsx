// A picture in AVIF with WebP for browsers that lack it.
import { useLayoutEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './picture.module.css'

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
  className?: string | undefined
  /** Fades in once it is there, over the color field that stands in for it. */
  fades?: boolean
  loading?: 'lazy' | 'eager'
  fetchPriority?: 'high' | 'auto'
}

export function Picture({ files, avifSet, sizes, alt, className, fades = false, ...image }: PictureProps) {
  const element = useRef<HTMLImageElement>(null)
  // Only while there is a script that will show it: a page that was rendered ahead must not wait for one.
  const [awaited, setAwaited] = useState(false)
  const show = () => setAwaited(false)

  useLayoutEffect(() => {
    if (fades && !element.current?.complete) setAwaited(true)
  }, [fades])

  return (
    <picture
      className={classNames(fades && styles.pictureFades, awaited && styles.pictureFadesOut, className)}
    >
      <source type="image/avif" srcSet={avifSet ?? files.avif} sizes={sizes} />
      <img {...image} ref={element} alt={alt} src={files.webp} onLoad={show} onError={show} />
    </picture>
  )
}
