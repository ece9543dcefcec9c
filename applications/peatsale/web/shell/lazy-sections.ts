/** Sections of readers of whom a page has one: the others' are not waited for, and field and farmer have none of them. */
import { lazyComponent } from '@workspace/portal/web'

export const OfficeSections = lazyComponent(async () => (await import('./office-sections.tsx')).OfficeSections)
export const LeadSections = lazyComponent(async () => (await import('./lead-sections.tsx')).LeadSections)
