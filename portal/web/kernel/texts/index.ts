/** The portal's texts: the dictionary, the language in use, and how dates and numbers are written. */
export * from './clock-times.ts'
export * from './dates.ts'
export { formatNumber } from './figures.ts'
export * from './languages.ts'
export { lookUpText, missingText } from './look-up.ts'
export { useRefusalText } from './refusal-texts.ts'
export type { SectionName, Texts } from './sections.ts'
export { useLanguage, useTexts } from './text-provider.tsx'
