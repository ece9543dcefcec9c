/** The frame of the administration: its tabs, admin data, and the part that the address asks for (ADMIN-SHELL). */
import type { ReactElement } from 'react'
import { useState } from 'react'
import { Suspended } from '../../kernel/lazy-loading/suspended.tsx'
import { useAddress } from '../../kernel/routing/hash-location.ts'
import { useLanguage, useTexts } from '../../kernel/texts/index.ts'
import { preloadTexts } from '../../kernel/texts/preload-texts.ts'
import { Page, Spinner } from '../../kernel/ui/index.ts'
import { NotYetThere, startAdminData, useResetOnLeaving, WithAdminData } from '../admin-data/index.ts'
import { ApplicationsForms, SystemPage } from '../system/index.ts'
import {
  ApplicationPeople,
  ImportScreen,
  NewUserScreen,
  startUserPages,
  UserEditorScreen,
  UserList,
  UsersStateProvider,
  viewOf,
} from '../users/index.ts'
import type { AdminPart } from './admin-part.ts'
import { adminPart, applicationOf } from './admin-part.ts'
import css from './admin-shell.module.css'
import { AdminTabs, TabsAbove } from './admin-tabs.tsx'

export function AdminShell(): ReactElement {
  const { path, query } = useAddress()
  useResetOnLeaving()
  const part = adminPart(path)
  const { language } = useLanguage()
  // Data and texts are asked for side by side, before anything is drawn.
  useState(() => {
    // A failure shows where the texts are needed.
    preloadTexts(language, ['adminusers', 'lists', 'groups', 'adminedit']).catch(() => undefined)
    startAdminData()
    if (part === 'users') startUserPages(viewOf(query))
  })
  return (
    <UsersStateProvider>
      <div className={css.office} data-density="office">
        {/* Each part is a page of its own: its heading gets the focus, and the list that is left ends its finding. */}
        <Suspended key={part} fallback={<Arriving />}>
          <Part part={part} path={path} />
        </Suspended>
      </div>
    </UsersStateProvider>
  )
}

function Part({ part, path }: { part: AdminPart; path: string }): ReactElement {
  switch (part) {
    case 'users':
      return (
        <TabbedPage>
          <WithAdminData>
            <UserList />
          </WithAdminData>
        </TabbedPage>
      )
    case 'application-people':
      return (
        <TabbedPage>
          <WithAdminData>
            <ApplicationPeople key={path} application={applicationOf(path)} />
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
      <Suspended fallback={<Arriving />}>{children}</Suspended>
    </Page>
  )
}

function Arriving(): ReactElement {
  const { loading } = useTexts('common')
  return <Spinner label={loading} center />
}
