// The files of a picture as its center and its turns are now: the server makes them once the owner's hand rests.
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { PictureReply } from '#domain/menu/menu-api.ts'
import { pictureName, pictureUrl, parsePictureName, type PictureCrop } from '#domain/menu/picture.ts'
import { cutPicture } from '../../office-pictures-api.ts'
import { keys } from '../query-keys.ts'

/** In milliseconds: an arrow key that is held down asks once. */
const rest = 300

export interface Cut {
  /** The files that are there: those of the cut before, while others are made. */
  readonly made: PictureReply | undefined
  readonly isMaking: boolean
  readonly error: unknown
}

/** `savedUrl` is that of the item's picture as it is on the site: nothing has to be made. */
export function useCut(wanted: PictureCrop | undefined, savedUrl: string | undefined): Cut {
  const name = wanted ? pictureName(wanted) : ''
  const [settled, setSettled] = useState(name)
  const cut = parsePictureName(settled)
  const url = pictureUrl(settled)
  const { data, error, isFetching } = useQuery({
    queryKey: keys.picture(settled),
    queryFn: cut ? async () => (url === savedUrl ? { ...cut, url } : cutPicture(cut)) : skipToken,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })
  useEffect(() => {
    // One at a time: the server makes one picture after the other, and refuses requests that would wait for long.
    if (isFetching) return
    const timer = setTimeout(() => setSettled(name), rest)
    return () => clearTimeout(timer)
  }, [name, isFetching])
  return { made: wanted && data, isMaking: isFetching || name !== settled, error }
}
