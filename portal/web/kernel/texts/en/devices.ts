/** English texts: display names of the measurement devices (ENERGY-18). */
import type { devices as finnish } from '../fi/devices.ts'
import type { Section } from '../section.ts'

export const devices: Section<typeof finnish> = {
  device_windmill: 'Wind turbine',
  device_orex: 'Orex',
  device_rupukone1: 'Crushing machine 1',
  device_rupukone2: 'Crushing machine 2',
  device_jauhin: 'Grinder',
  device_tuotanto: 'Production',
  device_kompressori: 'Compressor',
  device_uretointi1: 'Polyurethane foaming 1',
  device_uretointi2: 'Polyurethane foaming 2',
  device_leonardo: 'Leonardo',
  device_fronius1: 'Solar power 1 (Fronius)',
  device_fronius2: 'Solar power 2 (Fronius)',
  device_fronius3: 'Solar power 3 (Fronius)',
  device_fronius4: 'Solar power 4 (Fronius)',
  device_froniusall: 'Solar power, total (Fronius)',
  device_orexgas: 'Orex gas consumption',
}
