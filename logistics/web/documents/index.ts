/** Documents in the browser. It knows no application. */
export { Papers } from './papers.tsx'
