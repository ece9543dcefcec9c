export const farm = {
  placeholder: '',
}
