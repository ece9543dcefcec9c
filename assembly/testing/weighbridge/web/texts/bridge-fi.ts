/** Finnish texts of the weighbridge. */
export const bridge = {
  queueheading: 'Vaakajono',
  queuetext: ({ bridge }: { bridge: string }) => `Vaaka ${bridge}`,
  next: 'Seuraava auto',
  weigh: 'Punnitse',
  empty: 'Jonossa ei ole autoja.',
  places: 'Vaaka',
  queue: 'Jono',
  start: 'Punnitukset',
  backtostart: 'Takaisin punnituksiin',
  sent: 'Lähetetty',
  guideheading: 'Vaa’alle tulijan ohje',
  guidetext: 'Aja vaa’alle hitaasti ja sammuta moottori punnituksen ajaksi.',
}
