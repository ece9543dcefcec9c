/** The parts of the prerendered login: they render to text without a browser, and tie labels, hints and errors to their control. */
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button, Checkbox, iconPhone, Notice, Page, PasswordInput, RadioGroup, TextInput } from './index.ts'

test('a field ties its label, hint and error to the input', () => {
  const html = renderToString(<TextInput id="email" label="Sähköposti" hint="Ohje" error="Ei kelpaa" required />)
  expect(html).toContain('for="email"')
  expect(html).toContain('aria-describedby="email-hint email-note"')
  expect(html).toContain('aria-invalid="true"')
  expect(html).toContain('required=""')
})

test('an error hides the good mark, and a field without either is not invalid', () => {
  expect(renderToString(<TextInput label="Tunnus" ok="vapaa" error="varattu" />)).not.toContain('vapaa')
  expect(renderToString(<TextInput label="Tunnus" ok="vapaa" />)).not.toContain('aria-invalid')
})

test('an input given no value renders none, so what was typed before hydration stays', () => {
  expect(renderToString(<TextInput label="Tunnus" name="username" />)).not.toContain('value=')
})

test('a password is masked at first and its button says so', () => {
  const html = renderToString(<PasswordInput label="Salasana" showLabel="Näytä" revealOnPress />)
  expect(html).toContain('type="password"')
  expect(html).toContain('aria-pressed="false"')
  expect(renderToString(<PasswordInput label="Salasana" shown />)).toContain('type="text"')
})

test('a busy button stays enabled for the focus and announces what is under way', () => {
  const html = renderToString(
    <Button busy busyLabel="Tallennetaan…">
      Tallenna
    </Button>,
  )
  expect(html).toContain('aria-disabled="true"')
  expect(html).not.toContain('disabled=""')
  expect(html).toMatch(/<output[^>]*>Tallennetaan…<\/output>/)
})

test('errors are alerts, other notices wait their turn', () => {
  expect(renderToString(<Notice tone="err" title="Virhe!" />)).toContain('role="alert"')
  expect(renderToString(<Notice tone="ok" title="Tallennettu" icon={iconPhone} />)).toContain('role="status"')
})

test('a page has one main and one h1 that can take the focus', () => {
  const html = renderToString(<Page heading="Kirjaudu sisään">{null}</Page>)
  expect(html).toContain('<main id="content"')
  expect(html).toMatch(/<h1 tabindex="-1"[^>]*>Kirjaudu sisään<\/h1>/)
})

test('one option of a radio group is chosen, by value or by default', () => {
  const options = [
    { value: 'fi', label: 'suomi' },
    { value: 'en', label: 'English' },
  ]
  const html = renderToString(<RadioGroup legend="Kieli" name="language" options={options} defaultValue="en" />)
  expect(html.match(/checked=""/g)).toHaveLength(1)
  expect(renderToString(<Checkbox label="Hyväksyn" error="Hyväksy ehdot" />)).toContain('aria-invalid="true"')
})
