/*
 * The end of the script that describes a theme, which pages load before the first paint if their reader has chosen
 * something for it, and others when they need it.
 */
import { showPageTheme } from '../preferences/page-theme.ts';

showPageTheme();
