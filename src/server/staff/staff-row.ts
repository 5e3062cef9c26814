import { enums, string } from '#contracts/wire/wire-types.ts'
import type { StaffId } from '#domain/ids.ts'
import { STAFF_ROLES, type Staff } from '#domain/staff/staff-role.ts'
import { idOf } from '../core/database/columns.ts'

/** Who it is, as every statement about the staff asks for them. */
export const STAFF_COLUMNS = {
  id: idOf<StaffId>(),
  email: string(),
  name: string(),
  role: enums([...STAFF_ROLES]),
}

/** Whom a row tells of. */
export function staffFrom({ id, email, name, role }: Staff): Staff {
  return { id, email, name, role }
}
