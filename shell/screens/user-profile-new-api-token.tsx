import type { Init } from '@core/ui/api/client.ts'
import { SegmentedControl } from '@core/ui/fields/segmented-control.tsx'
import { FormModal } from '@core/ui/form/form-modal.tsx'
import { useSave } from '@core/ui/query/use-save.ts'
import { owns, useCurrentUser } from '@core/ui/session/current-user.ts'
import { type ModuleTag, useSoldModules } from '@core/ui/session/sold-modules.ts'
import { useShellT } from '../shell-texts.ts'

type Body = NonNullable<Init<'post', '/api/apitoken'>>['body']
type Scope = Body['scopes'][number]
type Right = 'none' | 'read' | 'write'

interface Values extends Record<string, unknown> {
  name: string
  days: number
  scopes: Scope[]
}

const DAY_MS = 86_400_000

/** Makes a key: its name, its end and its rights per module that the company owns. */
export function NewApiToken({ onClose, onMade }: { onClose: () => void; onMade: (token: string) => void }) {
  const t = useShellT()
  const user = useCurrentUser()
  const create = useSave('post', '/api/apitoken')
  // Calls that belong to no module count as BASIS, owned or not.
  const { data: modules = [] } = useSoldModules()
  const rows = modules.filter(({ tag }) => tag === 'BASIS' || owns(user, tag))
  return (
    <FormModal<Values, { token: string }>
      title={t('apiTokenNew')}
      verb={t('apiTokenMake')}
      values={{ days: 365, scopes: [] }}
      fields={[
        {
          name: 'name',
          label: t('apiTokenName'),
          required: true,
          autoFocus: true,
          maxLength: 255,
          help: t('apiTokenNameHelp'),
        },
        {
          name: 'days',
          label: t('apiTokenExpires'),
          kind: 'select',
          options: [
            { value: 30, label: t('expires30') },
            { value: 90, label: t('expires90') },
            { value: 365, label: t('expires365') },
            { value: 0, label: t('expiresNever') },
          ],
        },
        {
          name: 'scopes',
          label: t('apiTokenScopes'),
          help: t('apiTokenScopesHelp'),
          validate: value => ((value as Scope[]).length ? undefined : t('apiTokenScopesRequired')),
          render: ({ value, onChange }) => <Rights modules={rows} scopes={value as Scope[]} onChange={onChange} />,
        },
      ]}
      onSave={({ name, days, scopes }) =>
        create.send({
          body: { name, scopes, expires_at: days ? new Date(Date.now() + days * DAY_MS).toISOString() : null },
        })
      }
      onSaved={({ token }) => onMade(token)}
      onClose={onClose}
    />
  )
}

function Rights({
  modules,
  scopes,
  onChange,
}: {
  modules: readonly { tag: ModuleTag; name: string }[]
  scopes: readonly Scope[]
  onChange: (scopes: Scope[]) => void
}) {
  const t = useShellT()
  const rightOf = (module: ModuleTag): Right =>
    (['write', 'read'] as const).find(kind => scopes.includes(`${module}:${kind}`)) ?? 'none'
  const give = (module: ModuleTag, right: Right): void => {
    const others = scopes.filter(scope => !scope.startsWith(`${module}:`))
    onChange(right === 'none' ? others : [...others, `${module}:${right}`])
  }
  return (
    <div className="shell-profile-rights">
      {modules.map(({ tag, name }) => (
        <div className="shell-profile-right" key={tag}>
          <span className="vk-clip">{name}</span>
          <SegmentedControl<Right>
            label={name}
            value={rightOf(tag)}
            onChange={right => give(tag, right)}
            options={[
              { value: 'none', label: t('scopeNone') },
              { value: 'read', label: t('scopeRead') },
              { value: 'write', label: t('scopeWrite') },
            ]}
          />
        </div>
      ))}
    </div>
  )
}
