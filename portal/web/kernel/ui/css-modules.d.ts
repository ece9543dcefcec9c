/** What a style import is to the compiler: a module gives its class names, a plain sheet gives nothing. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
declare module '*.css' {}
