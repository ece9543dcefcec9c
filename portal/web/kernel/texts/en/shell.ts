/** English texts of the entry, loaded as one file when English is in use. */
export { common } from './common.ts'
export { fields } from './fields.ts'
export { header } from './header.ts'
export { login } from './login.ts'
