/** Favourite applications: a box for each visible one, opened like any other row (SETTINGS-06, SETTINGS-07). */
import type { ReactElement } from 'react'
import { useTexts } from '../../kernel/texts/index.ts'
import { Button, Checkbox, iconEdit } from '../../kernel/ui/index.ts'
import css from './favourite-setting.module.css'
import { onEscape } from './password-setting.tsx'
import { useRowFocus } from './row-focus.ts'
import type { OwnSettingsWork } from './use-own-settings.ts'
import { settingId } from './use-saving.ts'

export type ApplicationChoice = { value: string; label: string }

type FavouriteSettingProps = { work: OwnSettingsWork; applications: readonly ApplicationChoice[] }

export function FavouriteSetting({ work, applications }: FavouriteSettingProps): ReactElement {
  const common = useTexts('common')
  const { preferredapps: label } = useTexts('fields')
  const { preferredappshelptext } = useTexts('settings')
  const editing = work.isOpen('preferredapps')
  const id = settingId('preferredapps')
  useRowFocus(editing, id)
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: Escape bubbles from the boxes inside
    <fieldset
      className={css.row}
      data-editing={editing || undefined}
      onKeyDown={onEscape(() => work.restore('preferredapps'))}
    >
      <legend className={css.name}>{label}</legend>
      <p className={css.hint}>{preferredappshelptext}</p>
      {applications.map((application, place) => (
        <Favourite key={application.value} work={work} application={application} id={place === 0 ? id : undefined} />
      ))}
      {!editing && (
        <span className={css.act}>
          <Button
            variant="secondary"
            size="s"
            icon={iconEdit}
            id={`${id}-edit`}
            aria-label={common.editfield({ field: label })}
            onClick={() => work.open('preferredapps')}
          >
            {common.edit}
          </Button>
        </span>
      )}
    </fieldset>
  )
}

type FavouriteProps = { work: OwnSettingsWork; application: ApplicationChoice; id: string | undefined }

function Favourite({ work, application: { value, label }, id }: FavouriteProps): ReactElement {
  const chosen = work.draft.preferredapps
  return (
    <Checkbox
      id={id}
      label={label}
      checked={chosen.includes(value)}
      disabled={!work.isOpen('preferredapps')}
      onChange={({ target }) =>
        work.setFavourites(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
      }
    />
  )
}
