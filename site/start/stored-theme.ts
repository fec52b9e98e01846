/*
 * Runs inline in the head of pages with demos whose library has a theme that readers may change, so that demos are never
 * painted without it. Its hash is in the script policy of such sites.
 */
import { awaitTheme } from '../preferences/stored-theme.ts';

awaitTheme();
