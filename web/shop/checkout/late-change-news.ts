// The part of change-news.tsx, which loads when there is something to say.
import { FailureFrame, lazyPart } from '../../ui/lazy-part.tsx'

export const ChangeNews = lazyPart(async () => (await import('./change-news.tsx')).ChangeNews, FailureFrame)
