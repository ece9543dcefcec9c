/** Buttons, fields and choices of the components page. */
import type { ReactElement } from 'react'
import { useState } from 'react'
import {
  Button,
  ButtonRow,
  Card,
  Checkbox,
  CheckboxRow,
  FieldGrid,
  iconArrow,
  iconMore,
  iconPlus,
  iconSearch,
  iconTrash,
  LinkButton,
  PasswordInput,
  RadioGroup,
  Select,
  Split,
  Stack,
  TextArea,
  TextInput,
} from '../../../kernel/ui/index.ts'
import type { ShownWords } from './words-fi.ts'

export function ButtonsShown({ words }: { words: ShownWords }): ReactElement {
  return (
    <Card heading={words.buttons}>
      <ButtonRow>
        <Button>{words.primary}</Button>
        <Button variant="secondary">{words.secondary}</Button>
        <Button variant="quiet">{words.quiet}</Button>
        <Button variant="danger" icon={iconTrash}>
          {words.remove}
        </Button>
        <Button variant="straw" iconEnd={iconArrow}>
          {words.next}
        </Button>
      </ButtonRow>
      <ButtonRow>
        <Button icon={iconPlus}>{words.withIcon}</Button>
        <Button size="l">{words.big}</Button>
        <Button variant="secondary" size="s">
          {words.small}
        </Button>
        <Button variant="secondary" icon={iconMore} hideLabel>
          {words.more}
        </Button>
        <Button disabled>{words.off}</Button>
        <LinkButton variant="secondary" href="#/components">
          {words.link}
        </LinkButton>
      </ButtonRow>
      <ButtonRow>
        <BusyButton words={words} />
        <Button busy busyLabel={words.saving}>
          {words.save}
        </Button>
        <Button busy busyLabel={words.loading} variant="secondary">
          {words.retry}
        </Button>
        <Button busy busyLabel={words.removing} variant="danger" icon={iconTrash}>
          {words.remove}
        </Button>
      </ButtonRow>
    </Card>
  )
}

function BusyButton({ words }: { words: ShownWords }) {
  const [busy, setBusy] = useState(false)
  function press() {
    setBusy(true)
    setTimeout(() => setBusy(false), 3000)
  }
  return (
    <Button busy={busy} busyLabel={words.saving} onClick={press}>
      {words.press}
    </Button>
  )
}

export function FieldsShown({ words }: { words: ShownWords }): ReactElement {
  return (
    <Card heading={words.fields}>
      <FieldGrid>
        <TextInput label={words.empty} hint={words.hint} span="half" />
        <TextInput label={words.username} required ok={words.free} defaultValue="helena_kallio" span="half" />
        <TextInput
          id="shown-email"
          label={words.email}
          required
          error={words.emailError}
          defaultValue="helena@demo"
          span="half"
        />
        <TextInput label={words.locked} readOnly defaultValue="matti_meikalainen" span="pair" />
        <TextInput label={words.off} disabled defaultValue="62100" span="pair" />
        <TextInput label={words.search} type="search" icon={iconSearch} placeholder={words.searchHint} span="half" />
        <PasswordInput
          id="shown-password"
          label={words.password}
          showLabel={words.show}
          defaultValue="kesäkuivike"
          span="half"
        />
        <PasswordInput
          label={words.passwordPress}
          revealOnPress
          showLabel={words.show}
          defaultValue="kesäkuivike"
          span="half"
        />
        <Select label={words.company} span="half" defaultValue="biolan">
          <option value="biolan">{companies.biolan}</option>
          <option value="novarbo">{companies.novarbo}</option>
        </Select>
        <Select label={words.transport} required error={words.chooseCompany} span="half" defaultValue="">
          <option value="">{words.choose}</option>
        </Select>
        <TextArea
          label={words.feedback}
          maxLength={4000}
          counter={(count) => `${count} / 4000 ${words.characters}`}
          defaultValue="Kippaus hallin taakse."
        />
      </FieldGrid>
    </Card>
  )
}

const companies = { biolan: 'Biolan', novarbo: 'Novarbo' }

export function ChoicesShown({ words }: { words: ShownWords }): ReactElement {
  return (
    <Card heading={words.choices}>
      <Split kind="even">
        <Checkboxes words={words} />
        <Radios words={words} />
      </Split>
    </Card>
  )
}

function Checkboxes({ words }: { words: ShownWords }) {
  const terms = (
    <>
      {words.terms} <a href="#/termsofuse">{words.termsLink}</a>
    </>
  )
  return (
    <Stack gap="s">
      <Checkbox label={words.unticked} />
      <Checkbox label={words.ticked} defaultChecked />
      <Checkbox label={words.some} indeterminate />
      <Checkbox label={words.off} disabled hint={words.noRight} />
      <Checkbox label={words.ticked} disabled defaultChecked />
      <Checkbox label={terms} required error={words.termsError} />
      <CheckboxRow label={words.litter} end={words.litterUsers} defaultChecked />
      <CheckboxRow label={words.manure} hint={words.manureUsers} />
      <CheckboxRow label={words.off} disabled />
    </Stack>
  )
}

function Radios({ words }: { words: ShownWords }) {
  const languages = [
    { value: 'fi', label: 'suomi' },
    { value: 'en', label: 'English' },
  ]
  const types = [
    { value: 'customer', label: words.customer },
    { value: 'transport', label: words.driver, hint: words.noOrdersText },
    { value: 'admin', label: words.admin, disabled: true },
  ]
  return (
    <Stack>
      <RadioGroup
        legend={words.language}
        name="shown-language"
        required
        options={languages}
        defaultValue="fi"
        layout="inline"
      />
      <RadioGroup legend={words.userType} name="shown-type" options={types} defaultValue="transport" />
      <RadioGroup
        legend={words.userType}
        name="shown-card"
        hint={words.hint}
        error={words.chooseCompany}
        options={types}
        defaultValue="customer"
        layout="cards"
      />
    </Stack>
  )
}
