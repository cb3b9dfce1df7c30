// The restaurant's name as its sign: the logo that was drawn for it, the owner's own logo, or the round mark and the name in
// the display type (R36). There is always an image, which a home link needs (R8).
import { drawnName, isInDisplayType, nameFile, nameSizeOf } from '#domain/restaurant/brand.ts'
import drawn from '../assets/logo.svg'
import drawnLight from '../assets/logo-light.svg'
import mark from '../assets/mark.svg'
import { useRestaurant } from '../page-data.ts'
import { classNames } from '../ui/class-names.ts'
import styles from './brand.module.css'

const brandLooks: Readonly<Record<string, string | undefined>> = {
  ink: styles.brandInk,
}

const nameLooks: Readonly<Record<string, string | undefined>> = {
  smaller: styles.nameSmaller,
  'two-lines': styles.nameTwoLines,
  plain: styles.namePlain,
}

interface BrandProps {
  /** What it stands on. */
  ground: 'paper' | 'ink'
  /** Of the drawn logo, in pixels; CSS may set another height for some screens. */
  height: number
  /** What a link around it says; without one it says the name. */
  label?: string
  /** Where it stands far down. */
  loading?: 'lazy'
  /** The mark stands for the drawn logo and for the name, where there is no room for them. */
  isMark?: boolean
  className?: string | undefined
}

export function Brand(props: BrandProps) {
  const { name, logo, namePicture } = useRestaurant()
  const own = logo && namePicture !== null ? { ...logo, src: nameFile(namePicture, 'logo') } : null
  return <BrandOf name={name} logo={own} {...props} />
}

interface BrandOfProps extends BrandProps {
  name: string
  logo: { readonly src: string; readonly width?: number; readonly height?: number } | null
}

/** The drawn logo, by its own coordinates. */
const drawnWidth = 270.4 / 64

export function BrandOf(props: BrandOfProps) {
  const { name, logo, label, ground, height, loading, isMark = false, className } = props
  if (!logo && isMark)
    return <img className={className} src={mark} width={height} height={height} alt={label ?? name} />
  if (!logo && name === drawnName)
    return (
      <img
        className={className}
        src={ground === 'ink' ? drawnLight : drawn}
        width={Math.round(height * drawnWidth)}
        height={height}
        alt={label ?? name}
        loading={loading}
      />
    )
  return (
    <span className={classNames(styles.brand, brandLooks[ground], className)}>
      {logo ? (
        <img
          className={styles.logo}
          src={logo.src}
          width={logo.width}
          height={logo.height}
          alt={label ?? name}
        />
      ) : (
        <>
          <img className={styles.mark} src={mark} width={64} height={64} alt={label ?? ''} />
          <span
            className={classNames(
              styles.name,
              nameLooks[nameSizeOf(name)],
              !isInDisplayType(name) && styles.namePlain,
            )}
            dir="auto"
            // The mark says it, with where the link leads.
            aria-hidden={label === undefined ? undefined : true}
          >
            {name}
          </span>
        </>
      )}
    </span>
  )
}
