/** Finnish texts: display names of the measurement devices (ENERGY-18). */

export const devices = {
  device_windmill: 'Tuulivoimala',
  device_orex: 'Orex',
  device_rupukone1: 'Rupukone 1',
  device_rupukone2: 'Rupukone 2',
  device_jauhin: 'Jauhin',
  device_tuotanto: 'Tuotanto',
  device_kompressori: 'Kompressori',
  device_uretointi1: 'Uretointi 1',
  device_uretointi2: 'Uretointi 2',
  device_leonardo: 'Leonardo',
  device_fronius1: 'Aurinkosähkö 1 (Fronius)',
  device_fronius2: 'Aurinkosähkö 2 (Fronius)',
  device_fronius3: 'Aurinkosähkö 3 (Fronius)',
  device_fronius4: 'Aurinkosähkö 4 (Fronius)',
  device_froniusall: 'Aurinkosähkö yhteensä (Fronius)',
  device_orexgas: 'Orexin kaasunkulutus',
}
