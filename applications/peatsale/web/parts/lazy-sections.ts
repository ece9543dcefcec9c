/** Sections of readers of whom a page has one: the others' are not waited for, and field and farmer have none of them. */
import { lazyPart } from '@workspace/portal/web'

export const OfficeSections = lazyPart(async () => (await import('./office-sections.tsx')).OfficeSections)
export const LeadSections = lazyPart(async () => (await import('./lead-sections.tsx')).LeadSections)
