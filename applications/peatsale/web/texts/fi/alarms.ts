/** Problems of the field, on every page of the office and the dispatcher. */
export const alarms = {
  alarms: 'Ongelmat kentältä',
  handle: 'Hoidettu',
  handleof: ({ number }: { number: string }) => `Hoidettu: ${number}`,
  handled: ({ number }: { number: string }) => `Kuorman ${number} ongelma on merkitty hoidetuksi`,
  openload: 'Avaa kuorma',
  words: 'Miten hoidettiin',
  wordshint: 'Voi jäädä tyhjäksi.',
  moreproblems: ({ count }: { count: number }) => (count === 1 ? '1 ongelma lisää' : `${count} ongelmaa lisää`),
}
