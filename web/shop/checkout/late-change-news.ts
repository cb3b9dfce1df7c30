// The part of change-news.tsx, which loads when there is something to say.
import { FailureFrame, latePart } from '../../ui/late-part.tsx'

export const ChangeNews = latePart(async () => (await import('./change-news.tsx')).ChangeNews, FailureFrame)
