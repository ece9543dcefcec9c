export const work = {
  placeholder: '',
}
