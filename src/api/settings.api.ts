import { PARAMETERS_PAGE_SIZE } from '#domain/constants.ts'
import { DeploymentSchema, toDeployment } from '#contracts/system/deployment.contract.ts'
import type { Deployment } from '#contracts/system/deployment.contract.ts'
import {
  BannerListSchema,
  ParameterListSchema,
  toBanners,
  toParameters,
} from '#contracts/system/parameters.contract.ts'
import type { SystemParameters } from '#contracts/system/parameters.contract.ts'
import type { Banner } from '#domain/links/banner.ts'
import { TimeSchema } from '#contracts/system/places.contract.ts'
import { answer, nothing } from './http.ts'
import type { Http } from './http.ts'

/** GET /parameters (S7.41): a failure yields an empty set. */
export function fetchParameters(http: Http) {
  return (): Promise<SystemParameters> =>
    http({
      path: '/parameters',
      query: { limit: PARAMETERS_PAGE_SIZE, skip: 0, category: 'SYSTEM' },
      read: answer(ParameterListSchema, toParameters),
    }).catch(() => ({}))
}

/** GET /brand/banners/ (S7.39). */
export function fetchBanners(http: Http) {
  return (): Promise<readonly Banner[]> =>
    http({ path: '/brand/banners/', read: answer(BannerListSchema, toBanners) })
}

/** GET / (S7.42): the health of the server. */
export function checkHealth(http: Http) {
  return (): Promise<void> => http({ path: '/', read: nothing })
}

/** GET /x/deployment */
export function fetchDeployment(http: Http) {
  return (): Promise<Deployment> =>
    http({ path: '/x/deployment', read: answer(DeploymentSchema, toDeployment) })
}

/** GET /x/time: the server's clock in epoch ms. */
export function fetchTime(http: Http) {
  return (): Promise<number> => http({ path: '/x/time', read: answer(TimeSchema, (wire) => wire.now) })
}
