// The calls of the owner's office about backups.
import {
  backupPaths,
  type BackupsReply,
  type DownloadBody,
  type DownloadReply,
} from '#domain/restaurant/restaurant-api.ts'
import { call, post } from './api.ts'

export function fetchBackups(): Promise<BackupsReply> {
  return call(backupPaths.all)
}

/** The reply's URL downloads the file once. */
export function permitDownload(day: string, body: DownloadBody): Promise<DownloadReply> {
  return post(backupPaths.download(day), body)
}
