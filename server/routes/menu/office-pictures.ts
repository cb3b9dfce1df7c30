// The owner's pictures: uploading a picture, and cropping or rotating it.
import * as z from 'zod/mini'
import { cropBody, pictureCrop, pictureReply } from '#domain/menu/picture-schema.ts'
import { menuPaths } from '#domain/menu/menu-api.ts'
import { maxUploadBytes, uploadTypes } from '#domain/menu/picture.ts'
import { cutPicture, uploadPicture, type PictureDeps } from '../../actions/menu/upload-picture.ts'
import { json } from '../../http/reply-spec.ts'
import { nothing, type Routes } from '../../http/route-rules.ts'

const params = z.strictObject({ picture: pictureCrop.shape.id })
const bytes = z.instanceof(Uint8Array)

export function officePictureRoutes(app: Routes, deps: PictureDeps): void {
  const config = { access: 'run-office', reply: json(pictureReply), perMinute: 120 } as const

  app.post(
    menuPaths.pictures,
    {
      config: {
        ...config,
        summary: 'Upload a picture: its bytes, whose type the server finds out for itself',
        bytes: uploadTypes.map((type) => `image/${type}`),
        bodyLimit: maxUploadBytes,
        perMinute: 30,
      },
      schema: { querystring: nothing, body: bytes },
    },
    async (request) => uploadPicture(deps, { staff: request.staff, upload: request.body }),
  )

  app.post(
    menuPaths.pictureCrop(':picture'),
    {
      config: { ...config, summary: 'Choose the center of a picture, or turn it' },
      schema: { querystring: nothing, params, body: cropBody },
    },
    async (request) => cutPicture(deps, { id: request.params.picture, ...request.body }),
  )
}
