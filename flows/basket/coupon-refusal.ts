/** Which rule a discount code failed, as a text; one that nobody gave out is invalid and nothing more (S5.20, S8.39). */
export function couponRefusal(problem: string): string {
  return problem === 'coupon.invalid' ? 'CheckoutPage.discount.error' : `problem.${problem}`
}
