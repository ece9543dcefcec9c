/** The parts that come when they are first shown. */
import { lazyPart } from '../../kernel/arrivals/lazy-part.ts'

export const SystemPage = lazyPart(async () => (await import('./system-page.tsx')).SystemPage)
export const ApplicationsForms = lazyPart(async () => (await import('./applications-forms.tsx')).ApplicationsForms)
