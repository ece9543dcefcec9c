export const office = {
  placeholder: '',
}
