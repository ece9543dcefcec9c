/** Finnish texts: how the portal looks on a device. */

export const appearance = {
  gloves: 'Käsineet: isot painikkeet',
  theme: 'Teema',
  theme_light: 'Vaalea',
  theme_dark: 'Tumma',
  theme_outdoor: 'Ulkokäyttö',
  theme_system: 'Järjestelmän mukaan',
}
