export const DESIGN = `
# graphic design
Graphic Design | graphic designer | graphics design | visual design | graphic designing | visual designer | layout design | print design | graphics
Adobe Creative Suite | adobe creative cloud | creative suite | adobe suite | creative cloud | adobe cs6 | adobe products
Adobe Photoshop | photoshop | ps photoshop > Adobe Creative Suite
Adobe Illustrator | =Illustrator | adobe illustrator cc | illustrator photoshop > Adobe Creative Suite
Adobe InDesign | indesign | in design > Adobe Creative Suite
Adobe XD | =XD > Adobe Creative Suite
Adobe Premiere Pro | premiere pro | adobe premiere > Adobe Creative Suite, Video Editing
Adobe After Effects | after effects | aftereffects > Adobe Creative Suite, Animation
Adobe Acrobat | acrobat pro | =Acrobat
Dreamweaver | adobe dreamweaver
CorelDRAW | corel draw | coreldraw graphics > Graphic Design
Canva
Figma > UI Design
!Sketch (software) | ~Sketch | sketch app > UI Design
InVision | invision app | zeplin > UI Design
QuarkXPress | quark xpress
Typography
Illustration | illustrator artist | drawing illustrations | illustrations
Logo Design | logo designing | logos > Graphic Design
Packaging Design | package design > Graphic Design
Desktop Publishing | desktop publisher

# ux
UI Design | user interface design | ui designer | interface design | ui ux | ~UI
UX Design | user experience design | user experience | ux designer | ux ui | ~UX | interaction design
User Research | usability testing | ux research | user interviews | usability studies | usability
Wireframing | wireframes | wireframe | prototyping | prototypes | mockups | mock ups
Design Systems | design system | design thinking
Information Architecture | card sorting
Web Design | web designer | website design | web page design | webpage design
Human-Computer Interaction | human computer interaction | =HCI

# media
Video Editing | video editor | final cut pro | final cut | davinci resolve | video post production
Video Production | videography | filmmaking | video shooting | film production | camera operation | videographer
Animation | motion graphics | 2d animation | 3d animation | animator
3D Design | 3ds max | maya 3d | blender 3d | =Blender | autodesk maya | cinema 4d | zbrush | 3d studio max
Audio Production | sound editing | audio editing | pro tools | sound design | music production | sound engineer
Broadcasting | radio production | tv production | television production | broadcast
Interior Design | interior designer | space planning | interior decoration
Art Direction | art director | creative direction | creative director
Product Design | industrial design | product designer
Exhibition Design | set design | window display
Creative Writing | story writing
Translation | translator | interpreter | language interpreting | localization | translations
`;
