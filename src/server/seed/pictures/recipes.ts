import { bakeryRecipes } from './bakery-recipes.ts'
import { bowlRecipes } from './bowl-recipes.ts'
import { burgerRecipes } from './burger-recipes.ts'
import { curryRecipes } from './curry-recipes.ts'
import { drinkRecipes } from './drink-recipes.ts'
import { ingredientRecipes } from './ingredient-recipes.ts'
import type { PictureRecipes } from './picture-recipe.ts'
import { pizzaRecipes } from './pizza-recipes.ts'
import { plateRecipes } from './plate-recipes.ts'
import { saladRecipes } from './salad-recipes.ts'
import { shelfRecipes } from './shelf-recipes.ts'
import { sushiRecipes } from './sushi-recipes.ts'
import { wokRecipes } from './wok-recipes.ts'

/** Picture name -> what it is composed of; shown as `/pictures/<name>.svg`. */
export const RECIPES: PictureRecipes = {
  ...burgerRecipes,
  ...pizzaRecipes,
  ...saladRecipes,
  ...curryRecipes,
  ...wokRecipes,
  ...bowlRecipes,
  ...plateRecipes,
  ...sushiRecipes,
  ...bakeryRecipes,
  ...drinkRecipes,
  ...shelfRecipes,
  ...ingredientRecipes,
}
