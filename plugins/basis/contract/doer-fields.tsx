import type { FieldOverride } from '@core/ui'
import { DoerInput } from './doer-input'

/**
 * One field of a form asks who does it, colleague or team, for the two columns of which only one can be filled in. Name
 * both in the layout.
 *
 * @param type the type of the work, from what stands in the form
 */
export const doerFields = (
  type: (values: Record<string, unknown>) => unknown,
  empty?: string,
): { user_id: FieldOverride; team_id: FieldOverride } => ({
  user_id: {
    render: ({ values, onChange, fill }) => (
      <DoerInput
        user_id={values.user_id}
        team_id={values.team_id}
        type={type(values)}
        {...(empty === undefined ? {} : { empty })}
        onChange={({ user_id, team_id }) => {
          onChange(user_id)
          fill('team_id', team_id)
        }}
      />
    ),
  },
  team_id: { hidden: true },
})
