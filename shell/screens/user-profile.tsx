import { Avatar } from '@core/ui/data/avatar.tsx'
import { Tabs } from '@core/ui/data/tabs.tsx'
import { Slot, useSlot } from '@core/ui/define/slot-view.tsx'
import { userProfileTabs } from '@core/ui/define/user-profile-slot.ts'
import { roleName } from '@core/ui/format/person.ts'
import { useCoreT } from '@core/ui/i18n/use-t.ts'
import { lazyPart } from '@core/ui/lazy/lazy-part.tsx'
import { Page } from '@core/ui/page/page.tsx'
import { type CurrentUser, isStaff, useCurrentUser } from '@core/ui/session/current-user.ts'
import { type ComponentType, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useShellT } from '../shell-texts.ts'
import { ProfileDetails } from './user-profile-details.tsx'
import './user-profile.css'

const ADMINISTRATOR = 5000

interface ProfileTab {
  key: string
  title: 'tabDetails' | 'tabPassword' | 'tabSessions' | 'tabSecondFactor' | 'tabApiTokens'
  content: ComponentType
  for: (user: CurrentUser) => boolean
}

const inPerson = (user: CurrentUser): boolean => !user.impersonator
const staffInPerson = (user: CurrentUser): boolean => inPerson(user) && isStaff(user)

const tabs: ProfileTab[] = [
  { key: 'details', title: 'tabDetails', content: ProfileDetails, for: () => true },
  {
    key: 'password',
    title: 'tabPassword',
    content: lazyPart(() => import('./user-profile-password.tsx')),
    for: inPerson,
  },
  {
    key: 'sessions',
    title: 'tabSessions',
    content: lazyPart(() => import('./user-profile-sessions.tsx')),
    for: inPerson,
  },
  {
    key: 'second-factor',
    title: 'tabSecondFactor',
    content: lazyPart(() => import('./user-profile-second-factor.tsx')),
    for: inPerson,
  },
  {
    key: 'api-tokens',
    title: 'tabApiTokens',
    content: lazyPart(() => import('./user-profile-api-tokens.tsx')),
    for: user => staffInPerson(user) && user.role >= ADMINISTRATOR,
  },
]

/** The signed-in user's own page, with the tabs that plugins add; the one that is open is in the address. */
export default function UserProfile() {
  const t = useShellT()
  const coreT = useCoreT()
  const user = useCurrentUser()
  const [params, setParams] = useSearchParams()
  const own = tabs.filter(tab => tab.for(user))
  const added = useSlot(userProfileTabs)
  const all = [
    ...own.map(({ key, title }) => ({ key, title: t(title) })),
    ...(staffInPerson(user) ? added.map(({ key, title }) => ({ key, title })) : []),
  ]
  const active = (all.find(({ key }) => key === params.get('tab')) ?? all[0])?.key ?? ''
  const Own = own.find(({ key }) => key === active)?.content
  const page = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab may be outside a narrow screen
  useEffect(() => {
    page.current
      ?.querySelector('[role=tab][aria-selected=true]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [active])
  return (
    <Page title={coreT('profile')} layout="narrow">
      <header className="shell-profile-head">
        <Avatar name={user.fullname} size={40} />
        <div className="vk-grow">
          <strong className="vk-clip">{user.fullname}</strong>
          <div className="vk-text-2">
            {isStaff(user) ? roleName(user.role) : t('partnerRole')} · {user.companyname}
          </div>
        </div>
      </header>
      {user.impersonator && <p className="vk-text-2">{t('signedInAs', { name: user.fullname })}</p>}
      <div ref={page}>
        <Tabs
          className="shell-profile-tabs"
          label={coreT('profile')}
          tabs={all}
          active={active}
          onChange={key => setParams(key === 'details' ? {} : { tab: key }, { replace: true })}
        >
          <div className="shell-profile-panel">
            {Own ? <Own /> : <Slot of={userProfileTabs} only={active} userId={user.id} />}
          </div>
        </Tabs>
      </div>
    </Page>
  )
}
