import type { Init } from '@core/ui/api/client.ts'
import { SegmentedControl } from '@core/ui/fields/segmented-control.tsx'
import { FormModal } from '@core/ui/form/form-modal.tsx'
import { useSave } from '@core/ui/query/use-save.ts'
import { useCurrentUser } from '@core/ui/session/current-user.ts'
import { useModuleName, useShellT } from '../shell-texts.ts'

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
  const modules = Object.keys(user).flatMap(key =>
    key.startsWith('hasModule') && user[key as `hasModule${string}`] ? [key.slice('hasModule'.length)] : [],
  )
  // Calls that belong to no module count as BASIS, owned or not.
  const rows = modules.includes('BASIS') ? modules : ['BASIS', ...modules]
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
  modules: readonly string[]
  scopes: readonly Scope[]
  onChange: (scopes: Scope[]) => void
}) {
  const t = useShellT()
  const nameOf = useModuleName()
  const rightOf = (module: string): Right =>
    (['write', 'read'] as const).find(kind => scopes.includes(`${module}:${kind}` as Scope)) ?? 'none'
  const give = (module: string, right: Right): void => {
    const others = scopes.filter(scope => !scope.startsWith(`${module}:`))
    onChange(right === 'none' ? others : [...others, `${module}:${right}` as Scope])
  }
  return (
    <div className="shell-profile-rights">
      {modules.map(module => (
        <div className="shell-profile-right" key={module}>
          <span className="vk-clip">{nameOf(module)}</span>
          <SegmentedControl<Right>
            label={nameOf(module)}
            value={rightOf(module)}
            onChange={right => give(module, right)}
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
