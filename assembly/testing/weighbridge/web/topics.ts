/** What the application's live events make old. */
import type { ApplicationTopics } from '@workspace/portal/web'
import { readVisits } from '../contract/index.ts'

export const topics: ApplicationTopics = { visits: [readVisits] }
