// The file of a logo: as the shop shows it once it is saved, and until then as it was uploaded.
import { nameFile } from '#domain/restaurant/brand.ts'
import { middle, pictureName, pictureUrl, fullPictureFile } from '#domain/menu/picture.ts'
import { useRestaurant } from '../../page-data.ts'

export function useLogoFile(id: string): string {
  const { logo, namePicture } = useRestaurant()
  if (logo?.id === id && namePicture !== null) return nameFile(namePicture, 'logo')
  return fullPictureFile(pictureUrl(pictureName({ id, ...middle })))
}
