/** The frame of the administration: its tabs, admin data, and the part that the address asks for (ADMIN-SHELL). */
import type { ReactElement } from 'react'
import { useState } from 'react'
import { NotYetThere } from '../admin-data/not-yet-there.tsx'
import { startAdminData, useResetOnLeaving } from '../admin-data/use-admin-data.tsx'
import { WithAdminData } from '../admin-data/with-admin-data.tsx'
import { Awaiting } from '../arrivals/awaiting.tsx'
import { lazyPart } from '../arrivals/lazy-part.ts'
import { useAddress } from '../routing/hash-location.ts'
import { useLanguage, useTexts } from '../texts/index.ts'
import { preloadTexts } from '../texts/preload-texts.ts'
import { Page, Spinner } from '../ui/index.ts'
import { startUserPages } from '../users/list/use-user-pages.ts'
import { UserList } from '../users/list/user-list.tsx'
import { viewOf } from '../users/list/user-view.ts'
import { UsersStateProvider } from '../users/users-state.tsx'
import type { AdminPart } from './admin-part.ts'
import { adminPart } from './admin-part.ts'
import css from './admin-shell.module.css'
import { AdminTabs, TabsAbove } from './admin-tabs.tsx'

const UserEditorScreen = lazyPart(async () => (await import('../users/editor/user-editor-screen.tsx')).UserEditorScreen)
const NewUserScreen = lazyPart(async () => (await import('../users/new-user/new-user-screen.tsx')).NewUserScreen)
const ImportScreen = lazyPart(async () => (await import('../users/import/import-screen.tsx')).ImportScreen)
const ManurePeople = lazyPart(async () => (await import('../users/manure/manure-people.tsx')).ManurePeople)
const SystemPage = lazyPart(async () => (await import('../administration-system/system-page.tsx')).SystemPage)
const ApplicationsForms = lazyPart(
  async () => (await import('../administration-system/applications-forms.tsx')).ApplicationsForms,
)

export function AdminShell(): ReactElement {
  const { path, query } = useAddress()
  useResetOnLeaving()
  const part = adminPart(path)
  const { language } = useLanguage()
  // Data and texts are asked for side by side, before anything is drawn.
  useState(() => {
    // A failure shows where the texts are needed.
    preloadTexts(language, ['adminusers', 'groups', 'adminedit']).catch(() => undefined)
    startAdminData()
    if (part === 'users') startUserPages(viewOf(query))
  })
  return (
    <UsersStateProvider>
      <div className={css.office} data-density="office">
        {/* Each part is a page of its own: its heading gets the focus, and the list that is left ends its finding. */}
        <Awaiting key={part} fallback={<Arriving />}>
          <Part part={part} />
        </Awaiting>
      </div>
    </UsersStateProvider>
  )
}

function Part({ part }: { part: AdminPart }): ReactElement {
  switch (part) {
    case 'users':
      return (
        <TabbedPage>
          <WithAdminData>
            <UserList />
          </WithAdminData>
        </TabbedPage>
      )
    case 'manure':
      return (
        <TabbedPage>
          <WithAdminData>
            <ManurePeople />
          </WithAdminData>
        </TabbedPage>
      )
    case 'system':
      return (
        <TabbedPage>
          <WithAdminData>
            <SystemPage />
          </WithAdminData>
        </TabbedPage>
      )
    case 'applications':
      return (
        <TabbedPage>
          <WithAdminData>
            <ApplicationsForms />
          </WithAdminData>
        </TabbedPage>
      )
    case 'placeholder':
      return (
        <TabbedPage>
          <NotYetThere />
        </TabbedPage>
      )
    case 'user':
    case 'new-user':
    case 'import':
      return (
        <TabsAbove>
          <WithAdminData asPage>
            <PartOfUsers part={part} />
          </WithAdminData>
        </TabsAbove>
      )
  }
}

function PartOfUsers({ part }: { part: 'user' | 'new-user' | 'import' }): ReactElement {
  switch (part) {
    case 'user':
      return <UserEditorScreen />
    case 'new-user':
      return <NewUserScreen />
    case 'import':
      return <ImportScreen />
  }
}

function TabbedPage({ children }: { children: ReactElement }): ReactElement {
  const { adminheading } = useTexts('adminusers')
  return (
    <Page heading={adminheading} tabs={<AdminTabs />}>
      <Awaiting fallback={<Arriving />}>{children}</Awaiting>
    </Page>
  )
}

function Arriving(): ReactElement {
  const { loading } = useTexts('common')
  return <Spinner label={loading} center />
}
