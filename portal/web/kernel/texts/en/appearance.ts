/** English texts: how the portal looks on a device. */
import type { appearance as finnish } from '../fi/appearance.ts'
import type { Section } from '../section.ts'

export const appearance: Section<typeof finnish> = {
  gloves: 'Gloves: large buttons',
  theme: 'Theme',
  theme_light: 'Light',
  theme_dark: 'Dark',
  theme_outdoor: 'Outdoor',
  theme_system: 'Same as the system',
}
