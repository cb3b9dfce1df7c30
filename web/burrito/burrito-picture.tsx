// The cut-out picture of one burrito, which stands on that burrito's colour field.
import { Picture } from '../ui/picture.tsx'
import { burritoPictures } from './burrito-pictures.ts'

interface BurritoPictureProps {
  item: string
  /** Empty where the burrito's name stands beside the picture. */
  alt?: string
  className?: string
  loading?: 'lazy' | 'eager'
}

export function BurritoPicture({ item, alt = '', ...rest }: BurritoPictureProps) {
  const files = burritoPictures[item]
  return files && <Picture files={files} alt={alt} width={720} height={601} fades {...rest} />
}
