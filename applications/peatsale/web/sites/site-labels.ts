import { usePeatTexts } from '../texts/texts.ts'

/** What each field of a site is called, in the order of its form. */
export function useSiteLabels() {
  const texts = usePeatTexts('sites')
  return {
    name: texts.name,
    street: texts.street,
    postalCode: texts.postalcode,
    city: texts.city,
    maxCombination: texts.maxcombination,
    turningNote: texts.turningnote,
    heightLimitCm: texts.heightlimit,
    thawProne: texts.thawprone,
    surface: texts.surface,
    unloadSide: texts.unloadside,
    storage: texts.storage,
    allowedHours: texts.allowedhours,
    contactName: texts.contactname,
    contactPhone: texts.contactphone,
    gateCode: texts.gatecode,
    instructions: texts.instructions,
    gate: texts.gate,
    tip: texts.tip,
  }
}
