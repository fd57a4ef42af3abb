import { expect, test } from 'bun:test'
import { problemOf } from './handle-error'

for (const key of ['tenant_fk_relation__organization_id', 'tenant_fk_relation__organization_id_102047'])
  test(`a reference to a record that is not there is told by its field, whatever the database calls the key: ${key}`, () => {
    const broken = `insert or update on table "relation" violates foreign key constraint "${key}"`
    const problem = problemOf(Object.assign(new Error(broken), { code: '23503' }))
    expect([problem?.status, Object.keys(problem?.options.errors ?? {})]).toEqual([422, ['organization_id']])
  })
