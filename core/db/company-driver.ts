import {
  type DeleteOptions,
  type EntityData,
  type EntityDictionary,
  type EntityName,
  type FilterQuery,
  type FindOptions,
  type NativeInsertUpdateManyOptions,
  type NativeInsertUpdateOptions,
  type ObjectQuery,
  PostgreSqlDriver,
  type QueryResult,
  type UpsertManyOptions,
  type UpsertOptions,
} from '@mikro-orm/postgresql'
import { forMapper } from './mapped'
import { Transaction } from './transaction'

/**
 * Where the statements of the mapper leave. What it writes it knows by number and version; each of its statements on a
 * tenant table names the company too, so that a database that is spread by company knows where the row lies.
 */
export class CompanyDriver extends PostgreSqlDriver {
  override find<T extends object, P extends string = never, F extends string = never, E extends string = never>(
    entity: EntityName<T>,
    where: ObjectQuery<T>,
    options?: FindOptions<T, P, F, E>,
  ): Promise<EntityData<T>[]> {
    return super.find(entity, this.ofCompany(entity, where, options), options)
  }

  override nativeUpdate<T extends object>(
    entity: EntityName<T>,
    where: FilterQuery<T>,
    data: EntityDictionary<T>,
    options?: NativeInsertUpdateOptions<T> & UpsertOptions<T>,
  ): Promise<QueryResult<T>> {
    return super.nativeUpdate(entity, this.ofCompany(entity, where, options), data, options)
  }

  override nativeUpdateMany<T extends object>(
    entity: EntityName<T>,
    where: FilterQuery<T>[],
    data: EntityDictionary<T>[],
    options?: NativeInsertUpdateManyOptions<T> & UpsertManyOptions<T>,
    transform: (sql: string, values: unknown[]) => string = sql => sql,
  ): Promise<QueryResult<T>> {
    const company = this.companyOf(entity, options)
    // Values are not in the text yet: this is the one `where` of the statement.
    return super.nativeUpdateMany(entity, where, data, options, (sql, values) => {
      const told = transform(sql, values)
      return company ? told.replace(' where ', ` where "company_id" = ${company} and `) : told
    })
  }

  override nativeDelete<T extends object>(
    entity: EntityName<T>,
    where: FilterQuery<T>,
    options?: DeleteOptions<T>,
  ): Promise<QueryResult<T>> {
    return super.nativeDelete(entity, this.ofCompany(entity, where, options), options)
  }

  private ofCompany<T extends object, W>(entity: EntityName<T>, where: W, options?: Sent): W {
    const company = this.companyOf(entity, options)
    if (!company) return where
    const asked = typeof where === 'object' && where !== null ? where : { id: where }
    return forMapper('company_id' in asked ? asked : { company_id: company, ...asked })
  }

  /** The company of the transaction, for a tenant table. */
  private companyOf<T extends object>(entity: EntityName<T>, { ctx }: Sent = {}): number | undefined {
    return ctx instanceof Transaction && this.metadata.get(entity).rowLevelSecurity === 'force'
      ? ctx.company
      : undefined
  }
}

interface Sent {
  readonly ctx?: unknown
}
